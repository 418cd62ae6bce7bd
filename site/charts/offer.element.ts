/** Of several fields for the same thing shows one more than are in use, which `data-chosen` says. */
export function offerNext(fields: readonly HTMLElement[]): void {
  const last = fields.findLastIndex(({ dataset }) => dataset.chosen);
  for (const [index, field] of fields.entries()) {
    const place = field.closest<HTMLElement>('.lw-field');
    if (place) place.hidden = index > last + 1;
  }
}
