export * from './reading.ts'
