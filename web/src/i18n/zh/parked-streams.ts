/** Streams that could not be taken in, and why. */
export const parkedStreams = {
  label: '搁置的数据流',
  columns: { stream: '记录', job: '作业', taker: '无法接收者', reason: '原因', since: '自' },
  note: '无法接收的记录连同其后续一起搁置；其余照常进行。原因消除后请放行。',
  projector: '{{name}}的读模型',
  reactor: '由此引发的处理',
  readModels: {
    export: '导出',
    goods_judgement: '货物判断',
    history: '作业历史',
    reading_pace: '识别速度',
    record: '记录',
    teaching: '教过的内容',
    work_order_list: '货件列表',
  },
  unreadable: {
    'unknown-type': '这里不认识事件“{{event}}”，由更新的程序写入。',
    'newer-version': '事件“{{event}}”的版本为{{version}}，由更新的程序写入。',
    'missing-upcaster': '事件“{{event}}”为旧版本{{version}}，已无法读取。',
    'invalid-data': '事件“{{event}}”不符合要求：{{field}}。',
  },
  itsData: '数据',
  notTakenIn: '无法接收：{{reason}}',
  release: '放行',
  asked: '已请求放行',
  released: '已请求。会从停止处重新开始。',
  none: '没有搁置的。',
} as const;
