"""Writes what was learnt as data of the reading: bytes in steps of a scale for each row of a matrix."""

import base64

import numpy as np


def write_weights(network, head, path):
    tensors = {name: tensor.detach().numpy() for name, tensor in network.state_dict().items()}
    lines = [
        "/** What the tagger learnt, from `tests/tagger/train.py`: never edited by hand. */",
        "export const NETWORK = {",
        *(f"  {name}: {head[name]}," for name in ("labels", "heads", "fields", "signs", "buckets")),
        "  tensors: {",
    ]
    for name, values in tensors.items():
        rows = values.reshape(values.shape[0], -1) if values.ndim > 1 else values.reshape(1, -1)
        scales = np.maximum(np.abs(rows).max(1) / 127, 1e-12).astype(np.float32)
        steps = np.clip(np.round(rows / scales[:, None]), -127, 127).astype(np.int8)
        if values.ndim == 1:  # biases and norms are few: they stay exact
            lines += [f"    '{name}': {{", "      values: `", broken(values.astype(np.float32)), "`,", "    },"]
        else:
            lines += [f"    '{name}': {{", "      scales: `", broken(scales), "`,", "      steps: `", broken(steps), "`,", "    },"]
    lines += ["  },", "};", ""]
    with open(path, "w") as file:
        file.write("\n".join(lines))


def broken(values, width=150):
    text = base64.b64encode(values.tobytes()).decode()
    return "\n".join(text[at : at + width] for at in range(0, len(text), width))
