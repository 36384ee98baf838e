import { CSV_MARK, csvLine, withHyphenSign } from '#contracts/core/csv.ts'
import { copyText } from '#web/kit/copy.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { saveText } from '#web/kit/save-file.ts'
import { Icon } from './icon.tsx'
import { useReportContext } from './report-context.tsx'
import classes from './table-block.module.css'

/** Copies a table as TSV or saves it as CSV. The file name says if the data is sample data. */
export function TableTools({ title, rows }: { title: string; rows: () => string[][] }) {
  const { t } = useTranslation('report')
  const { sample } = useReportContext()
  const tabbed = () =>
    rows()
      .map((row) => row.map((cell) => withHyphenSign(cell.replace(/\s+/g, ' '))).join('\t'))
      .join('\n')
  const name = `${sample ? `${t('sampleFile')}-` : ''}${title.replace(/[\\/:*?"<>|\s]+/g, '-')}.csv`
  return (
    <>
      <button
        type="button"
        className={classes.tool}
        aria-label={t('copyTable', { title })}
        title={t('copyTable', { title })}
        onClick={() => void copyText(tabbed())}
      >
        <Icon name="copy" size={12} />
      </button>
      <button
        type="button"
        className={classes.tool}
        aria-label={t('saveTable', { title })}
        title={t('saveTable', { title })}
        onClick={() => saveText(name, 'text/csv;charset=utf-8', CSV_MARK + rows().map(csvLine).join(''))}
      >
        <Icon name="save" size={12} />
      </button>
    </>
  )
}
