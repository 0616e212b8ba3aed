import { spawn } from 'node:child_process';

// One thing to clean up per line. The end of the input means that the writer is gone, for any reason. Process groups
// come first, because they use the rest.
const script = `trap '' INT TERM HUP
while read -r kind value; do
  case $kind in
    end) ended="$ended $value" ;;
    kill) killed="$killed $value" ;;
    postgres) servers="$servers $value" ;;
    mount) mounts="$mounts $value" ;;
    folder) folders="$folders $value" ;;
  esac
done
for group in $ended; do kill -TERM -"$group"; done
for group in $killed; do kill -KILL -"$group"; done
for server in $servers; do kill -QUIT "$(head -n 1 "$server/postmaster.pid")"; done
if [ -n "$mounts$folders" ]; then sleep 1; fi
for mount in $mounts; do umount -l "$mount"; done
for folder in $folders; do rm -rf "$folder"; done`;

/** A process group to end or to kill, a data folder of PostgreSQL, a mount or a folder. */
type Leftover = 'end' | 'kill' | 'postgres' | 'mount' | 'folder';

/** A tiny process that cleans up what this process has started if it is killed. */
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
