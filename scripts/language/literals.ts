// Finds the words in source code: the texts of literals, without what names, compares or addresses something.
import ts from 'typescript';

export interface Literal {
  /** Where its text stands, quotes not counted. */
  start: number;
  end: number;
  text: string;
}

/** Properties of the tools' code whose text is for people. */
const MESSAGES = new Set([
  'message',
  'expected',
  'fix',
  'looksFor',
  'title',
  'help',
  'label',
  'reason',
]);

const parentIs = (node: ts.Node, test: (parent: ts.Node) => boolean): boolean =>
  node.parent !== undefined && test(node.parent);

/** Keys, types, cases, comparisons, what a function is called with, and addresses say nothing to people. */
function isMute(node: ts.Node): boolean {
  return parentIs(
    node,
    (parent) =>
      ts.isImportDeclaration(parent) ||
      ts.isLiteralTypeNode(parent) ||
      ts.isCaseClause(parent) ||
      ts.isElementAccessExpression(parent) ||
      ts.isCallExpression(parent) ||
      ts.isNewExpression(parent) ||
      (ts.isPropertyAssignment(parent) && parent.name === node) ||
      (ts.isPropertySignature(parent) && parent.name === node) ||
      (ts.isBinaryExpression(parent) &&
        ![
          ts.SyntaxKind.PlusToken,
          ts.SyntaxKind.QuestionQuestionToken,
          ts.SyntaxKind.BarBarToken,
          ts.SyntaxKind.AmpersandAmpersandToken,
        ].includes(parent.operatorToken.kind)),
  );
}

const named = (node: ts.Node): string | undefined =>
  (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) &&
  (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))
    ? node.name.text
    : undefined;

/**
 * The words of a module: of a file of words all of them, of other code those of properties that are messages.
 * @param everywhere Whether the module is a file of words.
 */
export function literals(code: string, everywhere: boolean): Literal[] {
  const source = ts.createSourceFile('words.ts', code, ts.ScriptTarget.Latest, true);
  const found: Literal[] = [];
  const take = (node: ts.Node, before: number, after: number) => {
    const [start, end] = [node.getStart(source) + before, node.getEnd() - after];
    found.push({ start, end, text: code.slice(start, end) });
  };
  const visit = (node: ts.Node, words: boolean): void => {
    const name = named(node);
    const here = words || (name !== undefined && MESSAGES.has(name));
    if (here && !isMute(node)) {
      if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) take(node, 1, 1);
      else if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node)) take(node, 1, 2);
      else if (ts.isTemplateTail(node)) take(node, 1, 1);
    }
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
    // An address is no word.
    if (ts.isStringLiteral(node) && /^[/#]/.test(node.text)) found.pop();
    ts.forEachChild(node, (child) => visit(child, here));
  };
  visit(source, everywhere);
  return found.filter(({ text }) => /\p{L}/u.test(text));
}

/** The code with each of its words replaced. */
export function replaced(code: string, everywhere: boolean, say: (text: string) => string): string {
  let made = '';
  let at = 0;
  for (const { start, end, text } of literals(code, everywhere)) {
    made += code.slice(at, start) + say(text);
    at = end;
  }
  return made + code.slice(at);
}
