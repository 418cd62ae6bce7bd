// Words of the catalogue of parts, wherever it is offered.
export const words = { proposals: 'Parts of the catalogue' };
