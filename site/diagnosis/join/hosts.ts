/**
 * Where a paste says whose output follows: prompts of a shell, lines of syslog and `uname`. Cleaning takes most of that
 * off, so it is looked for in the paste itself. The names stay here: they are private.
 */

const HOST = '([A-Za-z0-9][\\w.-]{0,62})';
const QUOTED = '^[>| \\t`]{0,16}';
/** `[root@nas ~]# `, `me@nas:~$ `: what follows a mail address is another sign. */
const PROMPT = `[([]?[a-z_][\\w.-]{0,31}@${HOST}(?:[ :[][^\\n#$%>]{0,120})?[#$%](?=[ \\r\\n]|$)`;
const SYSLOG = `[A-Z][a-z]{2} [ 0-9][0-9] [0-9:]{8} ${HOST} kernel:`;
const UNAME = `Linux ${HOST} [2-9]\\.[0-9]{1,3}\\.\\S{1,60} [^\\n]{0,20}#[0-9]`;
const NAMED = new RegExp(`${QUOTED}(?:${PROMPT}|${SYSLOG}|${UNAME})`, 'gm');

interface HostAt {
  /** Of the reader's own text, from 1: from here on. */
  line: number;
  host: string;
}

export function hostsIn(pasted: string): HostAt[] {
  const hosts: HostAt[] = [];
  let line = 1;
  let counted = 0;
  for (const { index, 1: prompt, 2: syslog, 3: uname } of pasted.matchAll(NAMED)) {
    for (let at = pasted.indexOf('\n', counted); at >= 0 && at < index; line++) {
      counted = at + 1;
      at = pasted.indexOf('\n', counted);
    }
    // With and without its domain it is the same.
    const host = (prompt ?? syslog ?? uname)?.split('.')[0]?.toLowerCase();
    if (host !== undefined && host !== hosts.at(-1)?.host) hosts.push({ line, host });
  }
  return hosts;
}

/** The host whose output a line is, where one is named above it. */
export function hostAt(hosts: readonly HostAt[], line: number): string | undefined {
  let low = 0;
  let high = hosts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hosts[middle]?.line ?? 0) <= line) low = middle + 1;
    else high = middle;
  }
  return hosts[low - 1]?.host;
}
