// A job process for pictures alone: without the configuration, so that the largest picture finds the memory that it needs.
import { serveJobs } from '../serve.ts';
import { pictureJobs } from './registry.ts';

serveJobs(pictureJobs, () => undefined);
