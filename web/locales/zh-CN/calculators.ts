export const texts = {
  upcoming: {
    freight: {
      question: '这批货发到亚马逊仓库，每件头程多少钱？',
      points: {
        first: '箱数、尺寸、重量换算体积重与计费重',
        second: '海运、空运、快递、铁路的价格与时效',
        third: '计入关税，得出单件到仓成本',
      },
    },
    profit: {
      question: '按这个售价，每卖一件能赚多少？',
      points: {
        first: '佣金、FBA 配送费、仓储费与头程逐项列出',
        second: '毛利率、投资回报率与盈亏平衡 ACOS',
        third: '改动售价或成本，立即看到结果',
      },
    },
  },
}
