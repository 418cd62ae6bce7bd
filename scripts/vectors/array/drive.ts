// What a partition or the makers' agreement makes of one drive, which the ZFS calculator shows.
import { SECTOR } from '../../../datasets/tools/text/units.ts';
import type { Row } from '../file.ts';
import type { Parameters } from '../parameters.ts';
import { figures, noFigure, type Question } from './question.ts';

export function drive(row: Row, given: Parameters): Question {
  const quantity = row.get('quantity');
  if (quantity === 'linux_zfs_partition_sectors') {
    return {
      name: 'zfs',
      inputs: {
        drives: `${given.needed('sectors') * SECTOR}B`,
        layout: 'stripe',
        marketed: false,
      },
      figures: figures('partition_size'),
    };
  }
  if (quantity !== 'bytes') throw noFigure(row);
  given.oneOf('std', ['IDEMA LBA1-03', 'SFF-8447']);
  return {
    name: 'zfs',
    inputs: { drives: `${given.needed('marketing_gb')}GB`, layout: 'stripe', marketed: true },
    figures: figures('raw'),
  };
}
