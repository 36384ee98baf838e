import { type Block, IMPORTS } from '#contracts/model/report/report.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './block.module.css'
import { Icon } from './icon.tsx'
import { SentenceText } from './sentence-text.tsx'

/** What is not known here, and which import would fill it. */
export function MissingBlock({ what, fill }: Extract<Block, { kind: 'missing' }>) {
  const { t } = useTranslation('report')
  return (
    <div className={classes.missing}>
      <Icon name="missing" />
      <div>
        <p>
          <SentenceText sentence={what} />
        </p>
        {fill && IMPORTS.includes(fill) && (
          <p>
            {t('importCommand')} <code>npm run import -- {fill} FILE</code>
          </p>
        )}
      </div>
    </div>
  )
}
