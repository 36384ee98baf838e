import type { Block } from '#contracts/model/report/block-kinds.ts'
import classes from './block.module.css'
import { Icon } from './icon.tsx'
import { SentenceText } from './sentence-text.tsx'

export function FindingsBlock({ tone, items }: Extract<Block, { kind: 'findings' }>) {
  return (
    <ul className={classes.findings} data-tone={tone}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a stored report never change their order
        <li key={index} className={classes.finding}>
          <Icon name={tone} />
          <span>
            <SentenceText sentence={item} />
          </span>
        </li>
      ))}
    </ul>
  )
}
