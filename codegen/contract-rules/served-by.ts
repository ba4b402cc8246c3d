import { serverNamed, SERVERS } from '../contracts/servers.ts';
import { isNode, listOf, ofServer, type Rule } from './rule.ts';

/** Requires a contract to name the server of its calls once, with the address of that server. */
export const servedBy: Rule = () => ({
  Root(root, context) {
    if (!isNode(root)) return;
    const server = serverNamed(root['x-served-by']);
    const location = context.location.child(['x-served-by']);
    if (server === undefined) context.report({ message: `x-served-by is ${Object.keys(SERVERS).join(' or ')}.`, location });
    const urls = listOf(root['servers']).map((each) => (isNode(each) ? each['url'] : undefined));
    if (server !== undefined && urls.some((url) => url !== SERVERS[server].url))
      context.report({
        message: `The ${server} answers under ${SERVERS[server].url}.`,
        location: context.location.child(['servers']).key(),
      });
  },
  PathItem(item, context) {
    const nodes = isNode(item) ? [item, ...Object.values(item)] : [];
    if (nodes.some((node) => isNode(node) && node['x-served-by'] !== undefined))
      context.report({
        message: 'x-served-by stands at the root of a contract: one server answers all of it.',
        location: context.location.key(),
      });
  },
});

/** Upper bound for `x-largest-body`, in bytes. */
const MOST = 16_000_000;

/** Requires body limits to be whole bytes. Only the composer sets them per call; other servers have one limit for all calls. */
export const largestBody: Rule = ofServer((server) => ({
  Operation(operation, context) {
    const bytes = isNode(operation) ? operation['x-largest-body'] : undefined;
    if (!isNode(operation) || bytes === undefined) return;
    const isBound = typeof bytes === 'number' && Number.isInteger(bytes) && bytes > 0 && bytes <= MOST;
    if (server() !== 'composer' || !isBound || operation['requestBody'] === undefined)
      context.report({
        message: `x-largest-body is a number of bytes up to ${MOST}, for a call of the composer that takes a body.`,
        location: context.location.child(['x-largest-body']).key(),
      });
  },
}));
