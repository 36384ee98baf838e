import type { Fit } from './fitting.ts'
/** 0 to 1. */
export const similarityOf = ({ drawing, picture }: Fit): number => (drawing + picture) / 2
