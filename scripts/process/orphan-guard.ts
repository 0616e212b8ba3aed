import { spawn } from 'node:child_process';

// Reads one process group per line. The end of the input means that the writer is gone, for any reason.
const script = `trap '' INT TERM HUP
while read -r group; do groups="$groups $group"; done
for group in $groups; do kill -TERM -"$group"; done`;

/** A tiny process that ends the given groups if this process is killed. */
export class OrphanGuard {
  readonly #shell = spawn('sh', ['-c', script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });

  constructor() {
    this.#shell.stdin.on('error', () => {});
    this.#shell.unref();
  }

  watch(groupId: number): void {
    this.#shell.stdin.write(`${groupId}\n`);
  }

  /** After the groups are stopped, their PIDs may belong to other processes. */
  dismiss(): void {
    this.#shell.kill('SIGKILL');
  }
}
