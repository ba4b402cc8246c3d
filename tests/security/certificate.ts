import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../scripts/lib/system-package.mjs';

const missing = ['nginx', 'openssl'].filter((program) => findProgram(program) === undefined);

/** Suffix of the titles of skipped tests over TLS; empty if they run. */
export const leftOut =
  missing.length === 0 ? '' : ` (left out: ${missing.join(' and ')} must be installed, apt-get install ${missing.join(' ')})`;

/** Creates a certificate for 127.0.0.1, valid for two days and trusted only by the test. */
export function makeCertificate(): {
  readonly files: { readonly certificate: string; readonly key: string };
  readonly remove: () => void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'parkett-tls-'));
  const files = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', ...subject];
  execFileSync('openssl', [...made, '-keyout', files.key, '-out', files.certificate], { stdio: 'ignore' });
  return { files, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
