export const texts = {
  upcoming: {
    listingEdit: {
      question: '怎样写出合规、又能被搜到的 Listing？',
      points: {
        first: '输入商品名称、描述与关键词，生成标题、五点与长描述',
        second: '普通、标准、增强、冒险、极致五档创意程度',
        third: '逐条检查字数与违禁用语，标出已覆盖的关键词',
      },
    },
    listingEstimate: {
      question: '我的 Listing 能打多少分，先改哪里？',
      points: {
        first: '标题、五点、图片、A+、视频逐项打分',
        second: '关键词覆盖矩阵与缺失词',
        third: '按影响排序的修改建议',
      },
    },
    copywriting: {
      question: '广告、邮件、社媒，卖点怎么写才打动人？',
      points: {
        first: '按用途与平台生成文案',
        second: '中文卖点直接写成地道英文',
        third: '语气与篇幅可调，结果可复制',
      },
    },
  },
}
