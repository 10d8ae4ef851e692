/** How papers call what is shipped and what it costs, outside of tables. */
export const CARGO_WORDS = {
  packages: 'Total Packages|No. of Packages|Number of packages|Packages|+Package count;总件数|件数',
  gross_weight: 'Gross Weight|Total Gross Weight|G.W.|+Gross wt.|+Total G.W.;毛重|总毛重',
  net_weight: 'Net Weight|Total Net Weight|N.W.|+Net wt.;净重|总净重',
  volume: 'Volume|Measurement|Total volume|Total Measurement|+Cubic measurement;体积|尺码',
  marks: 'Shipping Marks|Marks & Numbers|Marks and Nos.|+Marks;唛头',
  container_numbers: 'Container No.|Container No. / Seal No.|Container & Seal|+Container(s);集装箱号',
  goods_description: 'Description of Goods|Goods|Description of packages and goods|+Commodity;货物描述',
  goods_total: 'Subtotal|Total goods value|Goods total|Merchandise total|+Value of goods|+Net value;货物总额',
  freight: 'Freight|Freight charges|Freight cost|Ocean/Air freight|+Carriage|+International freight;运费',
  insurance: 'Insurance|Insurance premium|Insurance charges|+Marine insurance;保险费',
  discount: 'Discount|Less discount|Rebate|+Trade discount;折扣',
  total_amount: 'TOTAL|Total Amount|Invoice Total|Grand Total|Total invoice value|+Amount due|+Total payable;合计|总金额',
  say_total: 'SAY TOTAL|Total in words;大写',
};
