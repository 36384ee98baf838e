/** Answers of a model that rewords sentences: one correct, the others with typical mistakes. */

interface Numbered {
  id: number
  text: string
}

const isChinese = (text: string) => /\p{Script=Han}/u.test(text)
const reword = ({ text }: Numbered) => (isChinese(text) ? `数据显示，${text}` : `In short: ${text}`)
const line = (sentence: Numbered, text = reword(sentence)) => `${sentence.id}: ${text}`

/** Breaks the middle sentence, so that some sentences are released before it. */
const withOneWrong = (sentences: Numbered[], wrong: (text: string) => string) => {
  const at = Math.floor(sentences.length / 2)
  return sentences.map((sentence, index) => line(sentence, index === at ? wrong(reword(sentence)) : reword(sentence)))
}

const FLIPS: [string, string][] = [
  ['高于', '低于'],
  ['低于', '高于'],
  ['上行', '下行'],
  ['above', 'below'],
  ['below', 'above'],
  ['growing', 'shrinking'],
]
const flip = (text: string) => {
  const [from, to] = FLIPS.find(([word]) => text.includes(word)) ?? []
  return from && to ? text.replace(from, to) : text
}

const WRITINGS = {
  faithful: (sentences: Numbered[]) => sentences.map((sentence) => line(sentence)),
  chatty: (sentences: Numbered[]) => [
    'Sure, here you are:',
    '',
    ...sentences.map((each) => line(each)),
    '',
    'Anything else?',
  ],
  repeated: (sentences: Numbered[]) => sentences.flatMap((each) => [line(each), line(each)]),
  invented: (sentences: Numbered[]) =>
    withOneWrong(sentences, (text) =>
      isChinese(text) ? `${text}预计可达 98,765 件。` : `${text} Expect 98,765 units.`,
    ),
  flipped: (sentences: Numbered[]) => sentences.map((sentence) => line(sentence, flip(reword(sentence)))),
  markup: (sentences: Numbered[]) => withOneWrong(sentences, (text) => `**${text}**`),
  wrongIds: (sentences: Numbered[]) => sentences.map(({ id, text }) => `${id + sentences.length}: ${text}`),
  otherLanguage: (sentences: Numbered[]) =>
    sentences.map(({ id, text }) => `${id}: ${isChinese(text) ? 'This is about the product.' : '这句话与商品有关。'}`),
  garbage: () => ['As an assistant I like to talk of other things.', 'The weather is fine.'],
  nothing: () => [],
}
export type Writing = keyof typeof WRITINGS
export const isWriting = (name: string): name is Writing => Object.hasOwn(WRITINGS, name)

export const textOf = (sentences: Numbered[], writing: Writing): string => WRITINGS[writing](sentences).join('\n')
