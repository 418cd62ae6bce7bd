// What the table of compared layouts says, in the page and in its script.

export const words = {
  /** What a page around a frame is told, and the caption of the lines to paste. */
  caption: (drives: string, layouts: string[]) => `${drives}: ${layouts.join(', ')}`,
  best: 'best',
  figure: 'Figure',
  details: 'Details',
  detailsOf: (layout: string) => `Details of ${layout}`,
  vdevs: (layout: string, groups: string) => `${layout}, ${groups}\u202f×`,
  unprotected: 'any failure loses data',
  overlapping: 'not computed: mirrors overlap',
  beyondModel: 'beyond the model',
  metrics: {
    usable: 'Usable capacity',
    efficiency: 'Storage efficiency',
    tolerance: 'Fault tolerance',
    best_tolerance: 'Fault tolerance, best case',
    read_rate: 'Sequential read',
    write_rate: 'Sequential write',
    iops: 'Random IOPS at this read/write mix',
    rebuild_time: 'Rebuild time, whole drive',
    year_loss: 'Data loss in a year',
  },
};
