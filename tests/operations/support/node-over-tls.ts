import { freePort } from '../../../scripts/lib/ports.ts';
import { cmsEnv } from '../../../scripts/lib/settings.ts';
import { startSecondNode } from '../../contract/content-service.ts';
import { startTlsProxy } from '../../support/tls-proxy.ts';
import type { Installation } from './installation.ts';

export interface NodeOverTls {
  /** Past the proxy. */
  readonly url: string;
  /** Through a proxy that ends TLS. */
  readonly publicUrl: string;
  /** Through one that says nothing of it. */
  readonly silentUrl: string;
  /** Whoever trusts it reaches both. */
  readonly certificate: string;
  readonly certificateFile: string;
  /** All that it has written. */
  readonly lines: readonly string[];
  stop(): Promise<void>;
}

/** A second node of an installation that runs, reached over TLS and without a mail server. */
export async function startNodeOverTls(salve: Installation): Promise<NodeOverTls> {
  const [port, silentPort] = [await freePort(), await freePort()];
  const publicUrl = `https://localhost:${port}`;
  const lines: string[] = [];
  const env = { PATH: process.env.PATH ?? '', ...cmsEnv(await salve.settings()) };
  const node = await startSecondNode({ env }, { PUBLIC_URL: publicUrl, SMTP_URL: '' }, (line) =>
    lines.push(line),
  );
  try {
    const proxy = await startTlsProxy({ content: node.url, port, silentPort });
    const { certificate, certificateFile } = proxy;
    return {
      url: node.url,
      publicUrl,
      silentUrl: `https://localhost:${silentPort}`,
      certificate,
      certificateFile,
      lines,
      async stop() {
        await proxy.stop();
        await node.stop();
      },
    };
  } catch (error) {
    await node.stop();
    throw error;
  }
}
