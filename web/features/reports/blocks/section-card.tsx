import type { ReactNode } from 'react'
import type { Section } from '#contracts/model/report/report.ts'
import { blockRows } from './block-rows.ts'
import { BlockView } from './block-view.tsx'
import { rowHeight } from './chart-height.ts'
import { useReportContext } from './report-context.tsx'
import classes from './section.module.css'

export const anchorOf = (key: Section['key']) => `section-${key}`

interface SectionCardProps {
  section: Section
  number: number
  children?: ReactNode
}

export function SectionCard({ section, number, children }: SectionCardProps) {
  const { text, sample } = useReportContext()
  const id = anchorOf(section.key)
  return (
    <section id={id} className={classes.card} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <header className={classes.header}>
        <span className={classes.number} aria-hidden="true">
          {String(number).padStart(2, '0')}
        </span>
        <h2 id={`${id}-title`} className={classes.title}>
          {text(`section.${section.key}`)}
        </h2>
        <span className={classes.badges}>
          {section.completeness !== 'full' && (
            <span className={classes.badge} data-badge={section.completeness}>
              {text(`completeness.${section.completeness}`)}
            </span>
          )}
          {sample && (
            <span className={classes.badge} data-badge="sample">
              {text('report.sample')}
            </span>
          )}
        </span>
      </header>
      {blockRows(section.blocks).map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a stored report never change their order
        <div key={index} className={classes.row} data-columns={row.length}>
          {row.map((block, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <BlockView key={at} block={block} chartHeight={rowHeight(row)} />
          ))}
        </div>
      ))}
      {children}
    </section>
  )
}
