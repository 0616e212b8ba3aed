import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { startGoogle } from '../../packages/standins/src/google.ts';
import { startTelegram } from '../../packages/standins/src/telegram.ts';

/** The stand-ins for Google and Telegram. They listen on loopback, so a forwarder lets the containers in. */
export async function startPeers(gateway: string) {
  const google = await startGoogle();
  const telegram = await startTelegram();
  const forwarders = await Promise.all([google, telegram].map(({ port }) => forward(gateway, port)));
  const [googleUrl, telegramUrl] = forwarders.map(({ port }) => `http://peers.drill:${port}`);
  return {
    google,
    telegram,
    settings: {
      GOOGLE_CLIENT_ID: google.clientId ?? '',
      GOOGLE_CALENDAR_URL: `${googleUrl}/calendar/v3`,
      GOOGLE_REVOKE_URL: `${googleUrl}/revoke`,
      GOOGLE_TOKEN_INFO_URL: `${googleUrl}/tokeninfo`,
      TELEGRAM_API_URL: telegramUrl ?? '',
      TELEGRAM_BOT_TOKEN: '1:drill',
      TELEGRAM_CHAT_ID: '1',
    },
    stop: async () => {
      for (const { server } of forwarders) server.close();
      await Promise.all([google.stop(), telegram.stop()]);
    },
  };
}

async function forward(host: string, port: number): Promise<{ server: Server; port: number }> {
  const server = createServer((socket) => {
    const target = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [socket, target],
      [target, socket],
    ] as const) {
      from.on('error', () => to.destroy()).pipe(to);
    }
  });
  server.listen(0, host);
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}
