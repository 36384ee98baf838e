import { Scroller } from '#web/kit/parts/scroller.tsx'
import classes from './number-table.module.css'

interface NumberTableProps {
  label: string
  heads: readonly string[]
  /** The first cell names the row. */
  rows: readonly (readonly string[])[]
}

export const NumberTable = ({ label, heads, rows }: NumberTableProps) => (
  <Scroller className={classes.scroll} aria-label={label}>
    <table className={classes.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={heads[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Scroller>
)
