// Finds the words in source code: the texts of literals, without what names, compares or addresses something.

import ts from 'typescript';
import { wordsOf } from '../../../datasets/tools/text/words-of.ts';

interface Literal {
  /** Where the literal stands, quotes included. */
  start: number;
  end: number;
  /** As it is read, with `{0}`, `{1}` where expressions of a template stand. */
  text: string;
  /** Where these expressions stand. */
  parts: { start: number; end: number }[];
  /** The property, function or constant that it is a word of; empty where none has a name. */
  name: string;
}

/** Properties, functions and constants of the tools' code whose text is for people. */
const MESSAGES = new Set(
  wordsOf(`
  message expected fix looksFor title description help label reason problem problemOf done words unusable
  unusableBecause didYouMean example
`),
);

/** The same where they are properties that hold a text: functions have such names, too. */
const PROPERTIES = new Set(['check', 'why']);

/** Functions of the tools' code that are given sentences. */
const TOLD = new Set(['notice', 'problem', 'fail', 'stop', 'done.push', 'cutOff', 'wholeReports']);

/** A sentence among the arguments of such a function; one word is a level or a name. */
function isTold(node: ts.Node): boolean {
  const { parent } = node;
  if (!ts.isCallExpression(parent) || !/\w \w/.test(node.getText())) return false;
  const { expression: callee } = parent;
  return TOLD.has(callee.getText()) || (ts.isPropertyAccessExpression(callee) && TOLD.has(callee.name.text));
}

/** Keys, types, cases, comparisons, what a function is called with, and addresses say nothing to people. */
function isMute(node: ts.Node): boolean {
  const { parent } = node;
  return (
    ts.isImportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isCaseClause(parent) ||
    ts.isElementAccessExpression(parent) ||
    ts.isCallExpression(parent) ||
    ts.isNewExpression(parent) ||
    ts.isTaggedTemplateExpression(parent) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isPropertySignature(parent) && parent.name === node) ||
    (ts.isBinaryExpression(parent) && !JOINING.has(parent.operatorToken.kind))
  );
}

/** Operators that give one of their sides, or both together. */
const JOINING = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
]);

const named = (node: ts.Node): string | undefined =>
  (ts.isPropertyAssignment(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isVariableDeclaration(node)) &&
  node.name !== undefined &&
  (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))
    ? node.name.text
    : undefined;

/**
 * The words of a module: of a file of words all of them, of other code those of what is named as a message.
 * @param everywhere Whether the module is a file of words.
 */
export function literals(code: string, everywhere: boolean): Literal[] {
  const source = ts.createSourceFile('words.ts', code, ts.ScriptTarget.Latest, true);
  const words: Literal[] = [];
  const place = (node: ts.Node) => ({ start: node.getStart(source), end: node.getEnd() });
  const take = (node: ts.Node, name: string) => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      // An address is no word.
      if (/^[/#]/.test(node.text)) return;
      words.push({ ...place(node), text: node.text, parts: [], name });
    } else if (ts.isTemplateExpression(node)) {
      const { head, templateSpans: spans } = node;
      const text = spans.reduce((said, { literal }, index) => `${said}{${index}}${literal.text}`, head.text);
      const parts = spans.map(({ expression }) => place(expression));
      words.push({ ...place(node), text, parts, name });
    }
  };
  const visit = (node: ts.Node, inside: string | undefined): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
    const name = named(node);
    const isWord =
      name !== undefined &&
      (everywhere ||
        MESSAGES.has(name) ||
        (PROPERTIES.has(name) && ts.isPropertyAssignment(node) && !ts.isFunctionLike(node.initializer)));
    const here = isWord ? name : inside;
    if (here !== undefined && node.parent && !isMute(node)) take(node, here);
    else if (node.parent && isTold(node)) take(node, 'notice');
    ts.forEachChild(node, (child) => visit(child, here));
  };
  visit(source, everywhere ? '' : undefined);
  return words.filter(({ text }) => hasWords(text));
}

/** Whether there is a letter outside the names that are filled in. */
export const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));

/** The code with each of its words replaced. Expressions of a template stay, in the order that the words ask for. */
export function replaced(code: string, say: (literal: Literal) => string, all = literals(code, true)): string {
  const emit = (from: number, to: number): string => {
    let text = '';
    let at = from;
    for (const literal of all) {
      // Those of a template's expressions are inside it.
      if (literal.start < at || literal.end > to) continue;
      text += code.slice(at, literal.start) + written(say(literal), literal, emit);
      at = literal.end;
    }
    return text + code.slice(at, to);
  };
  return emit(0, code.length);
}

function written(text: string, { parts }: Literal, emit: (from: number, to: number) => string): string {
  if (parts.length === 0) return JSON.stringify(text);
  const pieces = text.split(/\{(\d+)\}/);
  const emitted = pieces.map((piece, index) => {
    if (index % 2 === 0) return piece.replace(/[\\`]|\$(?=\{)/g, '\\$&');
    const part = parts[Number(piece)];
    return part ? `\${${emit(part.start, part.end)}}` : `{${piece}}`;
  });
  return `\`${emitted.join('')}\``;
}
