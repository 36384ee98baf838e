import type { Block } from './block-kinds.ts'
import type { TextKey } from './text-key.ts'

type VerdictBlock = Extract<Block, { kind: 'verdict' }>

export const verdictKey = ({ verdict, of }: Pick<VerdictBlock, 'verdict' | 'of'>): TextKey =>
  of === 'product' ? `verdict.product.${verdict}` : `verdict.${verdict}`
