export const texts = {
  upcoming: {
    knowledge: {
      question: '这些指标是什么意思，选品从哪一步开始？',
      points: {
        first: '价格、排名、评分等筛选条件怎么用',
        second: '选品、推词、避险的完整步骤',
        third: '每个指标的口径与计算公式',
      },
    },
  },
}
