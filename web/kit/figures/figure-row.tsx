import classes from './figure-row.module.css'

interface FigureRowProps {
  label: string
  figures: readonly { name: string; value: string; note?: string | undefined }[]
}

/** Figures side by side, each with a note. */
export const FigureRow = ({ label, figures }: FigureRowProps) => (
  <section aria-label={label}>
    <dl className={classes.figures}>
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {note !== undefined && <dd className={classes.figureNote}>{note}</dd>}
        </div>
      ))}
    </dl>
  </section>
)
