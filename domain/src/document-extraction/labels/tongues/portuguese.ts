import type { MoreLabels } from '../more-labels.js';

/** Labels in Portuguese, alone or beside English ones. */
export const PORTUGUESE_LABELS = {
  seller: '{vendedor,fornecedor,emitente,vendido por,dados do vendedor}',
  shipper: '{exportador,embarcador,remetente,expedidor,nome e endereço do exportador,dados do exportador}',
  buyer:
    '{comprador,cliente,importador,faturado para,faturar para,adquirente,vendido para,dados do importador,nome e endereço do importador}',
  consignee: '{consignatário,destinatário,entregar a,entregar em,endereço de entrega,enviar para,recebedor}',
  notify: '{notificar,parte a notificar,notificar a}',
  producer: '{fabricante,produtor,fabricado por,produzido por}',
  invoice_number:
    '{fatura,fatura comercial,fatura proforma,factura,nota fiscal} {,no,n,número}|{número,no,n} da {fatura,nota fiscal,invoice}',
  invoice_date: '{data da fatura,data de faturamento,data fatura,data da factura}',
  issue_date: '{data de emissão,emitido em,data da emissão,emissão}',
  date: '{data:,data do documento}',
  due_date: '{data de vencimento,vencimento,vence em,data do pagamento}',
  purchase_order:
    '{pedido no,pedido,ordem de compra,ordem de compra no,número do pedido,pedido do cliente,encomenda no,seu pedido,nosso pedido do cliente}',
  contract_number: '{contrato no,número do contrato}',
  packing_list_number: '{romaneio,romaneio no,romaneio de carga no,lista de embalagem no}',
  certificate_number: '{certificado no,número do certificado}',
  port_of_loading: '{porto,local,aeroporto} de {embarque,carregamento,origem,saída,partida}',
  port_of_discharge: '{porto,local,aeroporto} de {descarga,desembarque,chegada,desembarque final}|{porto,aeroporto} de destino',
  place_of_delivery: '{local de entrega,destino final,local de destino}',
  transport_mode: '{meio de transporte,via de transporte,modal,modo de transporte,modalidade de transporte}',
  vessel: '{navio,nome do navio,embarcação}',
  voyage: '{viagem,viagem no}',
  incoterm: '{condições de entrega,condição de venda,condições de venda,termos de entrega,incoterm}',
  payment_terms: '{condições,condição,forma,termos,prazo,modalidade} de pagamento|cond pagamento',
  currency: '{moeda,moeda da fatura}',
  country_of_origin: '{país de origem,origem,origem da mercadoria,fabricado no,país de fabricação,origem das mercadorias}',
  country_of_export: '{país de exportação,país exportador,país de procedência}',
  country_of_destination: '{país de destino,país importador,destino da mercadoria}',
  packages:
    '{quantidade de volumes,total de volumes,número de volumes,qtd volumes,no de volumes,total de caixas,quantidade de caixas,número e tipo de volumes}',
  package_type: '{espécie,tipo de embalagem,espécie dos volumes,embalagem}',
  net_weight: '{peso líquido,peso líquido total,total peso líquido,peso liq}',
  gross_weight: '{peso bruto,peso bruto total,total peso bruto}',
  volume: '{cubagem,volume total,cubagem total,volume m3}',
  shipping_marks: '{marcas e números,marcas,marcas de embarque,marcação}',
  container_number: '{contêiner no,container no,número do contêiner,contentor no}',
  goods_description: '{descrição da mercadoria,descrição das mercadorias,mercadoria,descrição dos produtos,discriminação das mercadorias}',
  goods_total:
    '{valor da mercadoria,valor das mercadorias,subtotal,total fob,valor fob,total dos produtos,valor total dos produtos,valor líquido,total ex works}',
  freight: '{frete,frete internacional,frete marítimo,frete aéreo,valor do frete,transporte:}',
  insurance: '{seguro,seguro internacional,valor do seguro,prêmio de seguro}',
  discount: '{desconto,abatimento,valor do desconto}',
  tax: '{imposto,icms,ipi,impostos}',
  other_charges: '{outras despesas,outros encargos,despesas acessórias,outros custos,despesas}',
  total_amount:
    '{valor total,total geral,total da fatura,valor da fatura,total a pagar,montante total,valor total da fatura,valor total da nota,total cif}',
  total_in_words: '{valor por extenso,por extenso,total por extenso,importância por extenso}',
  hs_code: '{ncm,código ncm,ncm sh,classificação fiscal,naladi,nomenclatura}',
} satisfies MoreLabels;
