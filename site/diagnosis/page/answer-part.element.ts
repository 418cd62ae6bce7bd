// What the parts of the answer share.
import { PagePart } from '../../common/page-element.element.ts';

export abstract class AnswerPart extends PagePart {
  protected hide(selector: string, isHidden: boolean, within: ParentNode = this.root): void {
    const part = within.querySelector<HTMLElement>(selector);
    if (part) part.hidden = isHidden;
  }
}
