// A job process of the composer: the pool starts it, and tells it what to do.
import { createContext, type JobContext, type JobSettings } from './context.ts';
import { composerJobs } from './registry.ts';
import { serveJobs } from './serve.ts';

serveJobs<JobContext, JobSettings>(composerJobs, createContext);
