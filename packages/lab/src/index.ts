export { isBenchmark, readCorpus } from './text/corpus.ts'
