// Job process of the composer. The pool starts it and sends it jobs.
import { createContext, type JobContext, type JobSettings } from './context.ts';
import { composerJobs } from './registry.ts';
import { serveJobs } from './serve.ts';

serveJobs<JobContext, JobSettings>(composerJobs, createContext);
