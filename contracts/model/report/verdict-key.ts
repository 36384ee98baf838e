import type { Block } from './block-kinds.ts'
import type { TextKey } from './text-key.ts'

type VerdictBlock = Extract<Block, { kind: 'verdict' }>

/** The verdict in a word. */
export const verdictKey = ({ verdict, of }: Pick<VerdictBlock, 'verdict' | 'of'>): TextKey =>
  of === 'product' ? `verdict.product.${verdict}` : `verdict.${verdict}`
