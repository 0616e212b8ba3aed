import { spawn } from 'node:child_process';

// Reads one process group a line; the end of the input means that its writer is gone, however that came.
const script = `trap '' INT TERM HUP
while read -r group; do groups="$groups $group"; done
for group in $groups; do kill -TERM -"$group"; done`;

/** A tiny process that ends the given groups when this process is killed before it could do so itself. */
export class OrphanGuard {
  readonly #shell = spawn('sh', ['-c', script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });

  constructor() {
    this.#shell.stdin.on('error', () => {});
    this.#shell.unref();
  }

  watch(groupId: number): void {
    this.#shell.stdin.write(`${groupId}\n`);
  }

  /** Once the groups are stopped, their numbers may belong to others. */
  dismiss(): void {
    this.#shell.kill('SIGKILL');
  }
}
