/** Words for colours in titles; shades map to their colour. */
import type { Lexicon } from './lexicon.ts'

export const COLOURS: Lexicon = [
  {
    key: 'colour.black',
    words: {
      en: ['black'],
      de: ['schwarz*', 'mattschwarz'],
      fr: ['noir'],
      ja: ['ブラック', '黒'],
      it: ['nero'],
      es: ['negro'],
    },
  },
  {
    key: 'colour.white',
    words: {
      en: ['white'],
      de: ['weiß*', 'perlweiß'],
      fr: ['blanc'],
      ja: ['ホワイト', '白'],
      it: ['bianco'],
      es: ['blanco'],
    },
  },
  {
    key: 'colour.cream',
    words: {
      en: ['cream', 'beige'],
      de: ['creme*', 'beige'],
      fr: ['crème', 'beige'],
      ja: ['クリーム', 'ベージュ'],
      it: ['crema', 'beige'],
      es: ['crema', 'beige'],
    },
  },
  {
    key: 'colour.grey',
    words: {
      en: ['grey', 'gray'],
      de: ['grau*'],
      fr: ['gris'],
      ja: ['グレー', '灰色'],
      it: ['grigio'],
      es: ['gris'],
    },
  },
  {
    key: 'colour.silver',
    words: {
      en: ['silver', 'brushed steel'],
      de: ['silber*'],
      fr: ['argent', 'acier brossé'],
      ja: ['シルバー'],
      it: ['argento', 'acciaio satinato'],
      es: ['plata', 'acero cepillado'],
    },
  },
  {
    key: 'colour.gold',
    words: {
      en: ['gold', 'copper'],
      de: ['gold', 'kupfer'],
      fr: ['doré', 'cuivre'],
      ja: ['ゴールド', 'コッパー'],
      it: ['oro', 'rame', 'dorato'],
      es: ['dorado', 'cobre'],
    },
  },
  {
    key: 'colour.navy',
    words: {
      en: ['navy', 'navy blue'],
      de: ['marineblau', 'navy'],
      fr: ['bleu marine'],
      ja: ['ネイビー'],
      it: ['blu navy'],
      es: ['azul marino'],
    },
  },
  {
    key: 'colour.blue',
    words: {
      en: ['blue'],
      de: ['blau', 'hellblau'],
      fr: ['bleu', 'bleu clair'],
      ja: ['ブルー'],
      it: ['blu', 'azzurro'],
      es: ['azul'],
    },
  },
  {
    key: 'colour.teal',
    words: {
      en: ['teal'],
      de: ['petrol'],
      fr: ['bleu canard'],
      ja: ['ティール'],
      it: ['ottanio'],
      es: ['verde azulado'],
    },
  },
  {
    key: 'colour.green',
    words: {
      en: ['green', 'sage', 'olive'],
      de: ['grün', 'salbeigrün', 'olivgrün'],
      fr: ['vert'],
      ja: ['グリーン', 'オリーブ'],
      it: ['verde'],
      es: ['verde'],
    },
  },
  {
    key: 'colour.red',
    words: {
      en: ['red'],
      de: ['rot'],
      fr: ['rouge'],
      ja: ['レッド'],
      it: ['rosso'],
      es: ['rojo'],
    },
  },
  {
    key: 'colour.burgundy',
    words: {
      en: ['burgundy'],
      de: ['bordeaux'],
      fr: ['bordeaux'],
      ja: ['バーガンディ'],
      it: ['bordeaux'],
      es: ['burdeos'],
    },
  },
  {
    key: 'colour.pink',
    words: {
      en: ['pink', 'rose'],
      de: ['pink', 'rosé', 'rosa'],
      fr: ['rose'],
      ja: ['ピンク'],
      it: ['rosa'],
      es: ['rosa'],
    },
  },
  {
    key: 'colour.purple',
    words: {
      en: ['purple', 'lavender', 'plum'],
      de: ['lila', 'lavendel', 'pflaume'],
      fr: ['violet', 'lavande', 'prune'],
      ja: ['パープル', 'ラベンダー', 'プラム'],
      it: ['viola', 'lavanda', 'prugna'],
      es: ['morado', 'lavanda', 'ciruela'],
    },
  },
  {
    key: 'colour.yellow',
    words: {
      en: ['yellow'],
      de: ['gelb'],
      fr: ['jaune'],
      ja: ['イエロー'],
      it: ['giallo'],
      es: ['amarillo'],
    },
  },
  {
    key: 'colour.orange',
    words: {
      en: ['orange'],
      de: ['orange'],
      fr: ['orange'],
      ja: ['オレンジ'],
      it: ['arancione'],
      es: ['naranja'],
    },
  },
  {
    key: 'colour.brown',
    words: {
      en: ['brown', 'walnut', 'oak', 'tortoise'],
      de: ['braun', 'nussbaum', 'eiche', 'havanna'],
      fr: ['marron', 'noyer', 'chêne', 'écaille'],
      ja: ['ブラウン', 'ウォールナット', 'オーク', 'べっ甲'],
      it: ['marrone', 'noce', 'rovere', 'tartaruga'],
      es: ['marrón', 'nogal', 'roble', 'carey'],
    },
  },
]
