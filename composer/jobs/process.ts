// A job process of the composer: the pool starts it, and tells it what to do.
import { createContext, type JobSettings } from './context.ts';
import { composerJobs } from './registry.ts';
import { serveJobs } from './serve.ts';

serveJobs(composerJobs, (settings, ask) => createContext(settings as JobSettings, ask));
