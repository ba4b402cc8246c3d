import '#blocks/kit/styles/index.css';
import { start } from '#site/islands/live.ts';
import './bench.css';

start();
