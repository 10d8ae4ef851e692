"""The network that tags the words of a page: a small transformer whose attention knows how words stand to each other."""

import torch
import torch.nn as nn
import torch.nn.functional as F

ROLES = 10  # no cell, and the nine cells of a line
PAIR_SIGNS = 20
WIDTH, HEADS, LAYERS = 96, 6, 4


def pair_signs(left, right, middle, line, place):
    """How each word stands to each other one, in usual letter heights: B x N x N x PAIR_SIGNS. `reading/src/tagger/pair-signs.ts` says the same."""
    down = middle[:, None, :] - middle[:, :, None]
    lefts = left[:, None, :] - left[:, :, None]
    rights = right[:, None, :] - right[:, :, None]
    same = (line[:, :, None] == line[:, None, :]).float()
    steps = (place[:, None, :] - place[:, :, None]) * same
    other = 1 - same
    above, below = (down < 0).float() * other, (down > 0).float() * other
    over = ((right[:, None, :] > left[:, :, None]) & (left[:, None, :] < right[:, :, None])).float()

    def far(distance):
        return torch.log1p(distance.abs())

    def near(distance, width):
        return torch.exp(-((distance / width) ** 2))

    at_left, at_right, centred = near(lefts, 0.5), near(rights, 0.5), near((lefts + rights) / 2, 0.5)
    return torch.stack(
        [
            same, above, below, far(down) * above, far(down) * below,
            near(down + 1.5, 1.0) * other, near(down - 1.5, 1.0) * other,
            far(lefts), far(rights), at_left, at_right, centred, over, over * above, over * below,
            (steps == 1).float(), (steps == -1).float(), far(steps) * (steps > 0), far(steps) * (steps < 0),
            at_left * near(down, 3.0),
        ],
        -1,
    )  # fmt: skip


class Layer(nn.Module):
    def __init__(self, dropout):
        super().__init__()
        self.before, self.between = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
        self.asked, self.answered = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
        self.wide, self.narrow = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(3 * WIDTH, WIDTH)
        self.pairs = nn.Linear(PAIR_SIGNS, HEADS, bias=False)
        self.dropout = nn.Dropout(dropout)
        nn.init.normal_(self.pairs.weight, std=0.3)

    def forward(self, words, pairs, padding):
        batch, count, _ = words.shape
        q, k, v = self.asked(self.before(words)).view(batch, count, 3, HEADS, WIDTH // HEADS).permute(2, 0, 3, 1, 4)
        bias = self.pairs(pairs).permute(0, 3, 1, 2).masked_fill(padding[:, None, None, :], -1e4)
        seen = F.scaled_dot_product_attention(q, k, v, attn_mask=bias)
        words = words + self.dropout(self.answered(seen.transpose(1, 2).reshape(batch, count, WIDTH)))
        return words + self.dropout(self.narrow(F.gelu(self.wide(self.between(words)))))


class Network(nn.Module):
    def __init__(self, labels, heads, fields, signs, buckets, dropout=0.1):
        super().__init__()
        self.letters = nn.EmbeddingBag(buckets, WIDTH, mode="mean")
        self.labels, self.heads = nn.Embedding(labels, WIDTH), nn.Embedding(heads, WIDTH)
        self.signs, self.joined = nn.Linear(signs, WIDTH), nn.Linear(4 * WIDTH, WIDTH)
        self.layers = nn.ModuleList(Layer(dropout) for _ in range(LAYERS))
        self.last = nn.LayerNorm(WIDTH)
        self.roles, self.starts, self.fields = nn.Linear(WIDTH, ROLES), nn.Linear(WIDTH, 1), nn.Linear(WIDTH, fields)
        self.dropout = nn.Dropout(dropout)
        for table in (self.letters, self.labels, self.heads):
            nn.init.normal_(table.weight, std=0.3)

    def forward(self, batch):
        """For each word: how likely each role of a cell is, that a row begins on its line, that it is part of each field (logits)."""
        count, words = batch["padding"].shape
        letters = torch.zeros(count * words, WIDTH)
        letters[batch["where"]] = self.letters(batch["letters"], batch["offsets"])
        named = [(table(batch[name]) * batch[name + "_share"][..., None]).sum(2) for name, table in (("labels", self.labels), ("heads", self.heads))]
        words_in = torch.cat([letters.view(count, words, WIDTH), *named, self.signs(batch["signs"])], -1)
        seen = self.joined(self.dropout(words_in))
        pairs = pair_signs(*(batch[name] for name in ("left", "right", "middle", "line", "place")))
        for layer in self.layers:
            seen = layer(seen, pairs, batch["padding"])
        seen = self.last(seen)
        return self.roles(seen), self.starts(seen).squeeze(-1), self.fields(seen)
