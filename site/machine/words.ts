// Words of the map itself; what it says of parts comes from whoever asks for it.
export const words = {
  key: 'How to read this',
  help: 'Each stroke is a lane or a port, as wide as its rate; its fill is what flows. Hatched: could flow, but does not pass. Dotted: not connected. Dashed: assumed.',
};
