/** Order matters: the first match consumes the letters. */
import type { Word } from './axes.ts'

const word = (pattern: string) => new RegExp(`\\b(?:${pattern})\\b`, 'gi')

export const englishWords: readonly Word[] = [
  [
    null,
    '',
    word(
      "not only|catch(?:ing)? up|mak(?:es?|ing) up|made up|set up|end up|follow up|up to date|no doubt|notably|over(?= the| a| time)|no later than|more and more|what's more|slow(?:ing)? (?:down )?(?:the )?restocking|break down|drill down|down to|falls? into|falling into|to lead with|lead with|ahead of(?= (?:the |its )?(?:\uE003|peak|season|low|busy|slow))|(?:weeks?|months?|days?) ahead|\uE002 ahead|written off|narrow",
    ),
  ],
  [
    'entry',
    -1,
    word(
      'avoid(?: entering| this market| the market| it| entry)?|stay away|stay out|steer clear|keep out|do not enter|not worth entering|pass on',
    ),
  ],
  ['caution', 'caution', word('caution|cautious(?:ly)?|with care|careful(?:ly)?|tread lightly')],
  ['entry', 1, word('enter(?:ing)?|worth entering|go in|go(?= ?:)')],
  ['basis', 'year before', word('year[ -]on[ -]year|yoy|a year (?:before|ago|earlier)|last year|the previous year')],
  ['basis', 'month before', word('month[ -]on[ -]month|mom|(?:the|a) month before|last month')],
  ['basis', 'day', word('(?:a|per|each|every) day|daily')],
  ['basis', 'week', word('(?:a|per|each|every) week|weekly')],
  ['basis', 'month', word('(?:a|per|each|every) month|monthly')],
  ['basis', 'year', word('(?:a|per|each|every) year|yearly|annual(?:ly)?')],
  [
    'bound',
    1,
    word(
      'up to|at most|no more than|not more than|no higher than|not exceed(?:ing)?|or less|or below|or lower|within|cap(?:ped)? at|maximum of|a ceiling of|stays? (?:well )?below|keep (?:\\w+ ){0,3}below',
    ),
  ],
  ['bound', -1, word('at least|no less than|not less than|no fewer than|or more|or above|minimum of')],
  [
    'season',
    -1,
    word(
      'off[ -]season|low season|slow season|weakest(?: month)?|trough|(?:the|its|a) low|(?<=\uE003 )low|lows|quietest|slowest|bottoms?(?: out)?|lowest month',
    ),
  ],
  [
    'season',
    1,
    word(
      "season's upswing|seasonal upswing|upswing|high season|peak season|peaks?|peaking|peaked|busiest|strongest(?: month)?",
    ),
  ],
  [
    'move',
    1,
    word(
      'rais(?:e|ing) (?:it|prices?|the price)|price (?:raise|increase|rise)|increase (?:the|its) price|price (?:it )?higher|(?:small|modest|slight) raise|test a raise|raise to',
    ),
  ],
  [
    'move',
    -1,
    word(
      'cut(?:ting)? (?:it|prices?|the price)|price (?:cut|reduction)|lower(?:ing)? (?:the |its )?price|reduc(?:e|ing) (?:the |its )?price|drop(?:ping)? the price',
    ),
  ],
  ['stock', 1, word('restock(?:ing|ed)?|replenish(?:ing|ed)?|stock up|build (?:up )?stock')],
  ['stock', -1, word('clear(?:ing)? (?:out )?(?:\\w+ ){0,2}(?:stock|inventory)|sell off|run down stock|liquidat\\w+')],
  ['paid', -1, word('organic(?:ally)?|unpaid')],
  ['paid', 1, word('paid|ads?|advertising|sponsored|ppc')],
  ['extreme', 1, word('highest|largest|biggest|best-selling|top|most expensive')],
  ['extreme', -1, word('lowest|smallest|cheapest|bottom')],
  [
    'level',
    1,
    word(
      'above|more than|greater than|higher|exceed(?:s|ed|ing)?|surpass(?:es|ed)?|ahead of|better than|beats?|beating|outperform\\w*|outscor\\w*|tops|leads?|leading|over(?= [^a-z\uE002]?\uE001)|pric(?:i|y)er|dearer|more expensive|outnumber\\w*|larger than|premium',
    ),
  ],
  [
    'level',
    -1,
    word(
      'below|less than|fewer than|fewer|lower|under|behind|trails?|trailing|lag(?:s|ging)?|short of|worse than|underperform\\w*|cheaper(?! products| rivals| alternatives| competitors)|smaller than|undercuts?|discount to',
    ),
  ],
  [
    'trend',
    1,
    word(
      'grow(?:s|n|ing|th)?|grew|ris(?:e|es|en|ing)|rose|increas(?:e|es|ed|ing)|climb(?:s|ed|ing)?|gain(?:s|ed|ing)?|expand(?:s|ed|ing)?|expansion|up|upward|surg(?:e|es|ed|ing)|accelerat\\w+|improv(?:e|es|ed|ing)|advance[sd]?',
    ),
  ],
  [
    'trend',
    -1,
    word(
      'shrink(?:s|ing)?|shrank|shrunk|fall(?:s|en|ing)?|fell|declin(?:e|es|ed|ing)|drop(?:s|ped|ping)?|decreas(?:e|es|ed|ing)|contract(?:s|ed|ing|ion)|down|downward|slid(?:e|es|ing)?|slump\\w*|slip(?:s|ped|ping)?|weaken\\w*|slow(?:s|ed|ing)|dwindl\\w+|lost|losing ground|worsen\\w*',
    ),
  ],
  ['spread', 1, word('concentrated|dominat\\w+|dominant|monopoly|monopolised|goes to the head|go to the head')],
  ['spread', -1, word('dispersed|fragmented|spread(?: out)?|evenly spread|open')],
  ['barrier', -1, word('(?:a )?low barrier|barrier (?:is |stays )?low|easy to (?:enter|catch up)')],
  ['barrier', 1, word('(?:a )?high barrier|barrier (?:is |stays )?high|a long way|hard to catch up')],
  ['size', 1, word('large|big|sizeable|sizable|huge')],
  ['size', -1, word('small|tiny|modest')],
  ['swing', 1, word('(?:strongly|highly|very) seasonal')],
  ['swing', -1, word('steady|stable')],
  ['age', 1, word('new(?:er|comers?)?')],
  ['age', -1, word('old(?:er)?|established|incumbents?')],
  ['statistic', 'median', word('medians?')],
  ['statistic', 'average', word('averages?|mean')],
  [
    'rival',
    'rival',
    word("competitors?'?|competition|rivals?'?|peers?'?|competing products?|competing|similar products"),
  ],
  ['whole', 'whole', word("category(?:'s)?|categories")],
  ['metric', 'revenue', word('revenues?|turnover')],
  ['metric', 'units', word('units?|unit sales')],
  ['metric', 'searches', word('searches|search volume')],
  ['metric', 'purchases', word('purchase rate|conversion rate|purchases')],
  ['metric', 'clicks', word('click share|clicks')],
  ['metric', 'returns', word('return rate')],
  ['metric', 'gross', word('gross margins?')],
  ['metric', 'net', word('net margins?')],
  ['metric', 'cost', word('landed cost|purchase price')],
  ['merit', -1, word('little (?:room|profit)')],
  [
    'merit',
    1,
    word(
      'ample|solid|firm|strong(?:ly)?|plenty|healthy|excellent|comfortable|robust|advantage|well placed|outstanding|great|secure|satisfied|content|happy|room for profit|light burden',
    ),
  ],
  [
    'merit',
    -1,
    word(
      'tight|thin|weak(?:ly)?|poor(?:ly)?|suffers?|suffering|hurts?|erode[sd]?|eats? into|limited|fragile|risky|struggl\\w+|dissatisfied|unhappy|heavy burden|disadvantage|bad(?:ly)?',
    ),
  ],
  ['vague', 'half', word('half|halves|halved')],
  ['vague', 'double', word('doubl(?:e|es|ed|ing)|twice|tripl(?:e|es|ed|ing)|tenfold|manifold')],
  ['vague', 'most', word('most of|majority|nearly all|almost all|all of|every|none of|always')],
  ['vague', 'some', word('dozens?|hundreds|thousands|millions|a third|two-thirds|thirds|a couple|several')],
  [
    'not',
    'not',
    word(
      "not|never|no longer|without|neither|nor|hardly|barely|scarcely|fails? to|failed to|unable|cannot|can't|lacks?|lacking|far from|rather than|instead of|no(?! \\.)",
    ),
  ],
  ['not', 'not', /n't\b/gi],
  ['than', 'lead', word('compared (?:with|to)|against|versus|vs|relative to')],
  ['than', 'than', word('than')],
]
