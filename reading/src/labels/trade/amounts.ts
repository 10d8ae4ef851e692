import type { MoreLabels } from '../more-labels.js';

/** Further names of the sums of an invoice: goods, what is added and taken, and the whole. */
export const AMOUNTS = {
  goods_total: `
    amount {of goods,before tax,before vat,before gst,before charges,excl vat,excl tax,excluding freight,of the goods}
    basic {value,amount,total}
    cost of goods
    goods cost
    merchandise:
    net {total amount,goods value,merchandise value,sales value,invoice amount before charges,amount of goods,price total}
    price of goods
    subtotal {of goods,before charges,before tax,before vat,before discount,before freight,excl vat,excl tax,excluding tax,
      excluding freight,goods,items,products,ex works,exw,fob,amount,net}
    sum of line items
    sum of positions
    total cost of goods
    total {basic value,merchandise amount,goods,goods value,item value,line value,commodity value,net price,extended price,extended value}
    total {value,amount,price,cost} of {merchandise,the merchandise,goods,the goods,products,items,articles}
    value {of the merchandise,of merchandise,of products,of goods excl freight,of the goods,for goods}
    {ex works,exw,ex factory,fob,fca,fas} {value,amount,total,price total,total value}
    {sub,goods,merchandise,product,products,items,item,lines,line,line items,line item,commodity,net goods,gross goods,order,cargo} {total,
      totals,amount,value,sum,total amount,total value}
    {total,net,gross} {ex works,exw,ex factory,fob,fca,fas} {value,amount,price,total}
    {total,sum} {of goods,of items,of lines,of line items,of products,of merchandise,of all items,of the goods,for goods,goods value,
      value of goods,of commodities,before charges,before freight,before discount,before tax,before vat,before gst,without freight,
      excluding freight,excluding charges,excluding tax,excluding vat,excl vat,excl tax,excl gst,excl freight,ex vat,ex tax,ex gst,
      ex freight,without tax,taxable,taxable value,taxable amount,untaxed}
    {untaxed,taxable,pre tax,net taxable,assessable,tax exclusive} {amount,value,total,base}
  `,
  freight: `
    carriage outwards
    carriage paid
    delivery charge
    f r e i g h t
    freight (prepaid)
    freight {to port,to destination,up to,up to destination,to port of destination,on goods,international,inland,outward,forwarding,
      and forwarding,and handling,handling,surcharge included,ocean,air,sea,in total,prepaid amount,usd,element,component}
    haulage
    logistics {cost,charge,charges,fee}
    main carriage
    shipment {cost,charges,fee}
    transportation {cost,charge,fee,expense}
    {add,plus,adding} {freight,sea freight,ocean freight,air freight,freight charges,freight cost,shipping,carriage,transport,
      freight amount,delivery,shipping charges}
    {cost,costs,charges,charge,amount,value} {of,for} {freight,carriage,transport,transportation,shipping,delivery,shipment,sea freight,
      ocean freight,air freight}
    {freight,shipping,transport,delivery,carriage,courier,dispatch,postage} {cost,costs,charge,charges,fee,fees,amount,value,total,expense,
      expenses}
    {sea,ocean,air,road,rail,international,export,inland,overseas,outward,carriage,estimated,total,transport,delivery,shipping,courier,
      express,foreign,outbound,multimodal,pre paid,prepaid,main carriage,inland and ocean,ocean sea,sea air} {freight,freight charge,
      freight charges,freight cost,freight amount,freight value,freight rate,carriage,transport,transportation,transport cost,
      transport charges,shipping,shipping cost,shipping charges,shipping fee}
    {shipping,postage,freight,delivery,carriage} {and,&} {handling,delivery,packing,transport,freight,postage,forwarding}
  `,
  insurance: `
    cargo cover
    cargo insurance cover
    i n s u r a n c e
    insurance {charge,charges,cost,costs,amount,premium,fee,fees,value,total,expense,expenses,coverage cost,rate amount,element,component,
      paid,to destination}
    premium:
    {add,plus,adding} {insurance,marine insurance,cargo insurance,insurance premium,insurance charges,insurance cost}
    {cost,charge,charges,amount,premium} {of,for} {insurance,marine insurance,cargo insurance}
    {marine,cargo,transit,transport,shipping,goods,air cargo,marine cargo,inland,freight,total,shipment,export} insurance {,charge,charges,
      cost,amount,premium,fee,value}
  `,
  discount: `
    agent commission
    allowance
    deduction
    deductions
    disc
    discount {amount,given,allowed,applied,granted,value,total,on goods,on total,if any}
    goodwill discount
    less commission
    less disc
    price reduction
    {less,minus,deduct,deduct:,subtract} {discount,rebate,allowance,trade discount,special discount,cash discount,volume discount,
      quantity discount,commission,deduction,deductions,credit,discounts}
    {rebate,allowance,deduction,price reduction,reduction} {amount,value,total,given}
    {trade,special,cash,volume,quantity,bulk,promotional,early payment,loyalty,commercial,invoice,total,order,overall,customer,header,bonus,
      seasonal,prompt payment,general,additional,line,sales,settlement,agreed,distributor,dealer,contract,one time} {discount,rebate,
      allowance,discounts,deduction}
  `,
  tax: `
    export duty
    taxes
    {add,plus,adding} {tax,vat,gst,igst,sales tax,hst,cgst,sgst}
    {igst,cgst,sgst,utgst,hst,pst,qst,consumption tax,value added tax,goods and services tax,withholding tax,excise,excise duty,output tax,
      output vat,input tax} {,amount,value,total}
    {total,amount of} {vat,gst,tax,taxes,igst,sales tax,tax amount}
    {vat,gst,tax,sales tax} {amount,total,value,charged,payable,due}
  `,
  other_charges: `
    adjustment:
    bank fee
    certificate of origin fee
    charges:
    export packing
    extras:
    fob inland charges
    forwarding
    inland haulage
    inland transport
    inland transportation
    p and f charges
    p f charges
    packing {and forwarding,and handling,and forwarding charges,and handling charges,cost,expenses,materials}
    round off
    rounded off
    rounding
    rounding off
    seaworthy packing
    stamp duty
    sundries
    thc
    total add ons
    total charges
    total other charges
    wire fee
    {add,plus,adding} {packing,packaging,packing charges,handling,handling charges,other charges,documentation fee,bank charges,fob charges,
      charges,surcharge,inland freight,certificate fee,forwarding charges}
    {other,additional,miscellaneous,misc,extra,sundry,ancillary,incidental,further,local,origin,export,fob,port,terminal,handling,packing,
      packaging,crating,palletizing,palletising,documentation,document,docs,bank,banking,customs,clearance,customs clearance,inspection,
      certificate,certification,legalization,legalisation,fumigation,loading,storage,warehousing,warehouse,forwarding,courier,inland,pickup,
      cartage,trucking,haulage,thc,fuel,security,service,tooling,mould,mold,administration,admin,processing,pallet,wooden case,agency,
      small order,surcharge,minimum order,legal,testing,sample} {charge,charges,cost,costs,fee,fees,expense,expenses,surcharge}
  `,
  deposit: `
    advance
    amount paid to date
    balance {to pay,to be paid,outstanding,remaining,payable,payment,carried forward after deposit,after deposit}
    down payment
    downpayment
    first payment
    initial payment
    paid amount
    paid in advance
    partial payment
    prepaid amount
    retention
    {deposit,advance,prepayment,down payment,downpayment,payment,amount,payments,prepaid,already} {paid,received,made,amount,
      received in advance,to date,applied,already received,already paid,credited,less}
    {less,minus,deduct} {deposit,deposits,advance,advance payment,advance paid,advance received,prepayment,down payment,payment received,
      amount received,amount paid,paid,payments,paid amount,retention}
    {outstanding,remaining,open,final,net,unpaid} balance
    {received,remitted} in advance
  `,
  total_amount: `
    amount net payable
    amount of invoice
    amount to pay
    customs value
    final invoice amount
    final price
    g total
    g. total
    gr total
    grandtotal
    invoice amt
    invoice balance
    invoice final total
    net amount payable
    net payable
    net payable amount
    net to pay
    pay this amount
    payment amount
    payment total
    please pay
    t o t a l
    to pay
    tot
    total (fob)
    total consignment value
    total customs value
    total declared customs value
    total declared value for customs
    total invoice amount due
    total invoice cost
    total net payable
    total now due
    total of {invoice,this invoice,the invoice,all,bill,payment}
    total payment
    total payment due
    total shipment value
    total this invoice
    total transaction value
    total value for customs
    total value for customs purposes
    transaction value
    value for customs
    value for customs purposes
    {amount,sum,total,value,balance} {due,payable,to pay,to be paid,now due,owing,of invoice,of the invoice,of this invoice,of bill,
      invoiced,in figures,for payment,receivable,chargeable,to remit,to be remitted,to settle}
    {cif,cfr,cip,cpt,dap,ddp,c&f,dpu} {total,value,amount,price,total value,total amount,invoice value}
    {invoice,bill,final,net,gross,payable,order,document,contract,billing,billed,sales,shipment,customs} {total,value,amount,grand total,
      total value,total amount,sum,total due,amount due,amount payable,total payable,net amount,gross amount,final amount}
    {total,grand total,overall total,sum total,final total,invoice total,net total payable,total net payable,full total,order total,
      gross total} {amount,value,price,sum,due,payable,payment,to pay,to be paid,owing,invoiced,invoice,invoice amount,invoice value,
      of invoice,of the invoice,of this invoice,amount due,amount payable,amount invoiced,invoice price,cost,charge,incl charges,
      including charges,incl freight,including freight,incl tax,incl vat,incl gst,including tax,including vat,including gst,after discount,
      after tax,inc gst,inc vat,inc tax,inclusive of tax,with tax,in figures,in usd,in currency,for payment,net,with vat,receivable,
      sales value,sales amount,contract value,contract amount,remittance,all inclusive,of all,for all items,this invoice}
    {total,sum} {all charges included,all in,final,overall,incl all charges,including all charges,net invoice value,invoice net}
    {total,value,amount,price,grand total,invoice total,total value,total amount,invoice value,total price} {fob,cif,cfr,cip,cpt,exw,fca,
      dap,ddp,c&f,cnf,dpu,fas,c and f,candf,ex works}
  `,
  total_in_words: `
    in full
    in letters
    in words
    only in words
    {say,say total,say in total,total say,say only,say amount,we say,to say,say the total,say total amount} {,us dollars,usd,u s dollars,
      united states dollars,euro,euros,eur,gbp,pounds,australian dollars,aud}
    {total,amount,sum,value,invoice value,invoice amount,total amount,total value,grand total,invoice total,amount chargeable,
      amount payable,net amount,total invoice value,rupees} {in words,in word,in letters,written,written out,spelled out,in full}
  `,
  currency: `
    amounts shown in
    ccy
    cur:
    currency {code,of payment,of invoice,of transaction,of the invoice,of contract,of document,used,unit,type,iso code}
    fx currency
    monetary unit
    money:
    unit of currency
    values stated in
    {invoice,billing,document,transaction,payment,price,order,trading,pricing,sales,contract,trade,invoiced,base,quoted,local,
      foreign} currency {,code}
    {prices,amounts,values,figures,all amounts,all prices,all values,all figures,price} {in,are in,expressed in,stated in,shown in,
      quoted in,currency}
  `,
} satisfies MoreLabels;
