import { spawn } from 'node:child_process';

// One thing to clean up per line. The end of the input means that the writer is gone, for any reason. Process groups
// come first, because they use the rest.
const script = `trap '' INT TERM HUP
while read -r kind value; do
  case $kind in
    group) groups="$groups $value" ;;
    postgres) servers="$servers $value" ;;
    mount) mounts="$mounts $value" ;;
    folder) folders="$folders $value" ;;
  esac
done
for group in $groups; do kill -KILL -"$group"; done
for server in $servers; do kill -QUIT "$(head -n 1 "$server/postmaster.pid")"; done
sleep 1
for mount in $mounts; do umount -l "$mount"; done
for folder in $folders; do rm -rf "$folder"; done`;

export type Leftover = 'group' | 'postgres' | 'mount' | 'folder';

/** A tiny process that cleans up what a world has started if this process is killed. */
export class OrphanGuard {
  readonly #shell = spawn('sh', ['-c', script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });

  constructor() {
    this.#shell.stdin.on('error', () => {});
    this.#shell.unref();
  }

  watch(kind: Leftover, value: string | number): void {
    this.#shell.stdin.write(`${kind} ${value}\n`);
  }

  /** After the cleanup the PIDs may belong to other processes. */
  dismiss(): void {
    this.#shell.kill('SIGKILL');
  }
}
