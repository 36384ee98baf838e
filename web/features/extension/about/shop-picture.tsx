import { useTranslation } from '#web/kit/i18n.ts'
import classes from './shop-picture.module.css'

const ADDRESS = '…/dp/B0XXXXXXXX'

export function ShopPicture() {
  const { t } = useTranslation('extension')
  return (
    <svg viewBox="0 0 480 300" className={classes.picture} role="img" aria-label={t('plugin.picture')}>
      <path className={classes.window} d="M0 18A18 18 0 0 1 18 0H480V300H0Z" />
      <path className={classes.bar} d="M0 18A18 18 0 0 1 18 0H480V44H0Z" />
      <g className={classes.dots}>
        <circle cx={22} cy={22} r={5} />
        <circle cx={40} cy={22} r={5} />
        <circle cx={58} cy={22} r={5} />
      </g>
      <rect className={classes.address} x={84} y={11} width={330} height={22} rx={11} />
      <text className={classes.url} fontSize={11.5} x={98} y={26}>
        {ADDRESS}
      </text>
      <rect className={classes.photo} x={28} y={70} width={170} height={170} rx={14} />
      <g className={classes.lamp}>
        <path d="M78 128 113 96l35 32Z" />
        <path d="M113 128v66M88 204c0-8 10-12 25-12s25 4 25 12Z" />
      </g>
      <g className={classes.lines}>
        <rect x={224} y={76} width={196} height={13} rx={6} />
        <rect x={224} y={100} width={150} height={13} rx={6} />
        <rect x={224} y={160} width={206} height={9} rx={4} />
        <rect x={224} y={180} width={180} height={9} rx={4} />
        <rect x={224} y={200} width={196} height={9} rx={4} />
      </g>
      <rect className={classes.price} x={224} y={128} width={76} height={18} rx={6} />
      <g className={classes.button}>
        <rect x={272} y={236} width={184} height={44} rx={22} />
        <circle cx={298} cy={258} r={10} />
        <path d="m302 254-3 6-5 2 3-6Z" />
        <text x={316} y={263}>
          {t('plugin.button')}
        </text>
      </g>
    </svg>
  )
}
