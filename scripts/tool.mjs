import { endCommandsOnSignal, runHere } from './lib/command.mjs';
import { main, Problem } from './lib/project.mjs';
import { toolNames, TOOLS } from './lib/tools.mjs';

/** `npm run tool NAME -- …`: runs a tool with its parameters; without a name, lists all tools. */
await main(async () => {
  const [name, ...parameters] = process.argv.slice(2);
  if (name === undefined) return void console.log(listOf(TOOLS));
  if (!toolNames.includes(name)) throw new Problem(`Ein Werkzeug „${name}“ gibt es nicht. Alle nennt: npm run tool`);
  endCommandsOnSignal();
  process.exitCode = await runHere('npm', ['run', '--silent', name, '--', ...parameters]);
});

function listOf(groups) {
  const width = Math.max(...toolNames.map(({ length }) => length));
  return Object.entries(groups)
    .map(([title, tools]) => [title, ...Object.entries(tools).map(([name, text]) => `  ${name.padEnd(width)}  ${text}`)].join('\n'))
    .join('\n\n');
}
