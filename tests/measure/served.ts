// The built site as it is served to a browser that nobody watches.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../site/build/tools.mjs';

/** Serves `dist` while `use` runs. */
export async function served<Answer>(
  use: (site: string) => Promise<Answer>,
  port = Number(process.env.PORT ?? 4332),
): Promise<Answer> {
  if (!existsSync(join(root, 'dist/index.html'))) {
    throw new Error('there is no built site in dist: run `npm run build` first');
  }
  const server = spawn('node', ['site/build/serve.ts', '--port', String(port)], { cwd: root });
  try {
    await Promise.race([
      once(server.stdout, 'data'),
      once(server, 'exit').then(() => {
        throw new Error(`the site cannot be served on port ${port}: name a free one in PORT`);
      }),
    ]);
    return await use(`http://localhost:${port}`);
  } finally {
    server.kill();
  }
}
