/** Words to try, in Chinese and in the language of a marketplace. */
export const EXAMPLES = ['travel mug', '旅行杯', 'desk lamp', 'backpack'] as const
