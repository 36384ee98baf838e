import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { BATCH_GUIDE_NAMES } from '#contracts/model/calculators/profit/batch-hints.texts.ts'
import { columnGuide } from '#contracts/model/calculators/profit/batch-template.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Folded } from '#web/kit/parts/folded.tsx'
import { DownloadIcon, UploadIcon } from '#web/kit/parts/icons.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { useDrop } from '#web/kit/use-drop.ts'
import { useFocusIfLost } from '../../parts/use-focus-if-lost.ts'
import classes from './batch.module.css'
import { useFileInput } from './file-input.tsx'
import { useSaving, type Write } from './use-saving.ts'

interface StartProps {
  defaults: ReactNode
  onFile: (file: File) => void
  write: Write
}

/** The template, the meaning of the columns, and the drop box for a file. */
export function Start({ defaults, onFile, write }: StartProps) {
  const { t } = useTranslation('profit-batch')
  const part = useFocusIfLost<HTMLElement>()
  const { save, saving } = useSaving(write)
  const [choose, input] = useFileInput(onFile)
  const drop = useDrop(({ files: [file] }) => file && onFile(file))
  return (
    <section ref={part} className={classes.start} aria-label={t('title')} tabIndex={-1}>
      <p className={classes.intro}>{t('intro')}</p>
      <div className={classes.actions}>
        {(['xlsx', 'csv'] as const).map((format) => (
          <Button
            key={format}
            variant="default"
            leftSection={<DownloadIcon size={16} />}
            loading={saving === `template ${format}`}
            onClick={() => void save('template', format)}
          >
            {t(format === 'xlsx' ? 'templateXlsx' : 'templateCsv')}
          </Button>
        ))}
      </div>
      <Folded label={t('guide')}>
        <Guide />
      </Folded>
      {defaults}
      <button type="button" className={classes.drop} {...drop} onClick={choose}>
        <UploadIcon size={32} />
        <strong>{t('choose')}</strong>
        <span>{t('kinds')}</span>
      </button>
      {input}
      <p className={classes.note}>{t('stays')}</p>
    </section>
  )
}

function Guide() {
  const language = useLanguage()
  const names = BATCH_GUIDE_NAMES[language]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={classes.guide} aria-label={names.sheet} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{names.column}</th>
            <th scope="col">{names.content}</th>
            <th scope="col">{names.example}</th>
          </tr>
        </thead>
        <tbody>
          {columnGuide(language).map(({ key, header, isRequired, content, example }) => (
            <tr key={key}>
              <th scope="row">
                {header}
                {isRequired && <small>{names.yes}</small>}
              </th>
              <td>{content}</td>
              <td>{example}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
