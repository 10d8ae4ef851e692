import type { MoreLabels } from '../more-labels.js';

/** Labels in Portuguese, alone or beside English ones. */
export const PORTUGUESE_LABELS = {
  seller: `
    dados do vendedor
    emitente
    fornecedor
    vendedor
    vendido por
  `,
  shipper: `
    dados do exportador
    embarcador
    expedidor
    exportador
    nome e endereço do exportador
    remetente
  `,
  buyer: `
    adquirente
    cliente
    comprador
    dados do importador
    faturado para
    faturar para
    importador
    nome e endereço do importador
    vendido para
  `,
  consignee: `
    consignatário
    destinatário
    endereço de entrega
    entregar a
    entregar em
    enviar para
    recebedor
  `,
  notify: `
    notificar
    notificar a
    parte a notificar
  `,
  producer: `
    fabricado por
    fabricante
    produtor
    produzido por
  `,
  invoice_number: `
    {fatura,fatura comercial,fatura proforma,factura,nota fiscal} {,no,n,número}
    {número,no,n} da {fatura,nota fiscal,invoice}
  `,
  invoice_date: `
    data da factura
    data da fatura
    data de faturamento
    data fatura
  `,
  issue_date: `
    data da emissão
    data de emissão
    emissão
    emitido em
  `,
  date: `
    data do documento
    data:
  `,
  due_date: `
    data de vencimento
    data do pagamento
    vence em
    vencimento
  `,
  purchase_order: `
    encomenda no
    nosso pedido do cliente
    número do pedido
    ordem de compra
    ordem de compra no
    pedido
    pedido do cliente
    pedido no
    seu pedido
  `,
  contract_number: `
    contrato no
    número do contrato
  `,
  packing_list_number: `
    lista de embalagem no
    romaneio
    romaneio de carga no
    romaneio no
  `,
  certificate_number: `
    certificado no
    número do certificado
  `,
  port_of_loading: '{porto,local,aeroporto} de {embarque,carregamento,origem,saída,partida}',
  port_of_discharge: `
    {porto,aeroporto} de destino
    {porto,local,aeroporto} de {descarga,desembarque,chegada,desembarque final}
  `,
  place_of_delivery: `
    destino final
    local de destino
    local de entrega
  `,
  transport_mode: `
    meio de transporte
    modal
    modalidade de transporte
    modo de transporte
    via de transporte
  `,
  vessel: `
    embarcação
    navio
    nome do navio
  `,
  voyage: `
    viagem
    viagem no
  `,
  incoterm: `
    condição de venda
    condições de entrega
    condições de venda
    incoterm
    termos de entrega
  `,
  payment_terms: `
    cond pagamento
    {condições,condição,forma,termos,prazo,modalidade} de pagamento
  `,
  currency: `
    moeda
    moeda da fatura
  `,
  country_of_origin: `
    fabricado no
    origem
    origem da mercadoria
    origem das mercadorias
    país de fabricação
    país de origem
  `,
  country_of_export: `
    país de exportação
    país de procedência
    país exportador
  `,
  country_of_destination: `
    destino da mercadoria
    país de destino
    país importador
  `,
  packages: `
    no de volumes
    número de volumes
    número e tipo de volumes
    qtd volumes
    quantidade de caixas
    quantidade de volumes
    total de caixas
    total de volumes
  `,
  package_type: `
    embalagem
    espécie
    espécie dos volumes
    tipo de embalagem
  `,
  net_weight: `
    peso liq
    peso líquido
    peso líquido total
    total peso líquido
  `,
  gross_weight: `
    peso bruto
    peso bruto total
    total peso bruto
  `,
  volume: `
    cubagem
    cubagem total
    volume m3
    volume total
  `,
  shipping_marks: `
    marcas
    marcas de embarque
    marcas e números
    marcação
  `,
  container_number: `
    container no
    contentor no
    contêiner no
    número do contêiner
  `,
  goods_description: `
    descrição da mercadoria
    descrição das mercadorias
    descrição dos produtos
    discriminação das mercadorias
    mercadoria
  `,
  goods_total: `
    subtotal
    total dos produtos
    total ex works
    total fob
    valor da mercadoria
    valor das mercadorias
    valor fob
    valor líquido
    valor total dos produtos
  `,
  freight: `
    frete
    frete aéreo
    frete internacional
    frete marítimo
    transporte:
    valor do frete
  `,
  insurance: `
    prêmio de seguro
    seguro
    seguro internacional
    valor do seguro
  `,
  discount: `
    abatimento
    desconto
    valor do desconto
  `,
  tax: `
    icms
    imposto
    impostos
    ipi
  `,
  other_charges: `
    despesas
    despesas acessórias
    outras despesas
    outros custos
    outros encargos
  `,
  total_amount: `
    montante total
    total a pagar
    total cif
    total da fatura
    total geral
    valor da fatura
    valor total
    valor total da fatura
    valor total da nota
  `,
  total_in_words: `
    importância por extenso
    por extenso
    total por extenso
    valor por extenso
  `,
  hs_code: `
    classificação fiscal
    código ncm
    naladi
    ncm
    ncm sh
    nomenclatura
  `,
} satisfies MoreLabels;
