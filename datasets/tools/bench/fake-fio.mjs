#!/usr/bin/env node
// Stands in for fio in tests: makes the file, and writes a report of the load that it was told.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const options = Object.fromEntries(
  process.argv.slice(2).map((word) => {
    const [key, ...value] = word.replace(/^--/, '').split('=');
    return [key, value.join('=')];
  }),
);

if ('version' in options) {
  console.log('fio-3.33');
} else if (process.env.FAKE_FIO === 'fail') {
  console.error('fio: cannot open file: Invalid argument');
  process.exitCode = 1;
} else {
  for (const name of options.filename.split(/(?<!\\):/)) writeFileSync(name.replaceAll('\\:', ':'), 'data');
  // A link that wakes up with the first load.
  if (process.env.FAKE_LINK && options.name !== 'fill')
    writeFileSync(join(process.env.FAKE_LINK, 'current_link_speed'), '32.0 GT/s PCIe\n');
  if (process.env.FAKE_FIO === 'hang' && options.name !== 'fill' && options.rw !== 'read') {
    process.on('SIGINT', () => process.exit(128));
    setInterval(() => {}, 1000);
    process.kill(process.ppid, 'SIGINT');
  } else {
    const sample = join(import.meta.dirname, '../import/fixtures/fio-randread.json');
    const report = JSON.parse(readFileSync(sample, 'utf8'));
    const [job] = report.jobs;
    job.jobname = options.name;
    job['job options'] = options;
    report['global options'] = {};
    const stats = job.read;
    // The sample had eight requests in flight.
    const share = Number(options.iodepth) / 8;
    stats.iops *= share;
    stats.total_ios = Math.round(stats.total_ios * share);
    stats.bw_bytes = stats.iops * Number(options.bs);
    stats.io_bytes = stats.total_ios * Number(options.bs);
    if (options.rw.includes('write')) [job.read, job.write] = [job.write, stats];
    if (options.rw === 'randrw') job.write = stats;
    writeFileSync(options.output, JSON.stringify(report));
  }
}
