// Job process for pictures only. It does not load the configuration, so that the largest picture has the memory that it needs.
import { serveJobs } from '../serve.ts';
import { pictureJobs } from './registry.ts';

serveJobs(pictureJobs, () => undefined);
